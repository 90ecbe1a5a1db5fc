import { createServer } from "node:http";

/** A port on which nothing listens now. */
export async function freePort() {
  const server = await listening(0);
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export const listening = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer((_, response) => response.end());
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });

/** A site in a process of its own: it runs `script`, which knows its `port`. */
export const site = (name, port, script) => ({
  name,
  port,
  folder: import.meta.dirname,
  command: [process.execPath, "--eval", `const port = ${port}; ${script}`],
});

export const answering = `require("node:http").createServer((request, response) => response.end()).listen(port);`;
