import { notFound } from "next/navigation";
import { site } from "../site.ts";
import { draw } from "./draw.tsx";
import { type ImageName, images } from "./images.ts";

interface Context {
  readonly params: Promise<{ name: string }>;
}

export const generateStaticParams = () => Object.keys(images).map((name) => ({ name }));

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  if (!isImage(name)) notFound();
  return draw(name, site);
}

const isImage = (name: string): name is ImageName => Object.hasOwn(images, name);
