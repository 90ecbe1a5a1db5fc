import { usePathname } from "next/navigation";
import { Suspense, useEffect } from "react";
import { useTracking } from "../react/context.tsx";
import { shared } from "./shared.ts";

/** Tells of a page view once for each route change. Stands anywhere inside the `TrackingProvider`, once. */
export function PageViews() {
  return (
    // On a route with dynamic parameters the path is known only later.
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}

function View() {
  const tracking = useTracking();
  const path = usePathname();
  useEffect(() => {
    const page = shared();
    // Strict mode runs effects twice, and a layout that is mounted again is no new page.
    if (page.viewed === path) return;
    page.viewed = path;
    void tracking.page(path);
  }, [tracking, path]);
  return null;
}
