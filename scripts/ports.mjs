import { createServer } from "node:net";

/** Rejects with a sentence that names the first port on which something listens already. */
export async function mustBeFree(ports) {
  for (const port of ports) await probe(port);
}

function probe(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", ({ code }) =>
      reject(
        code === "EADDRINUSE"
          ? new Error(`Port ${port} is in use. Stop what is listening there, then run "npm start" again.`)
          : new Error(`Port ${port} cannot be listened on (${code}).`),
      ),
    );
    server.listen(port, () => server.close(resolve));
  });
}
