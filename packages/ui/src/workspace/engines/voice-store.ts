import { type DBSchema, deleteDB, openDB } from "idb";

interface Voice extends DBSchema {
  samples: { key: string; value: string };
}

const name = "workspace_voice";
const only = "own";

const withDatabase = async <Answer>(use: (database: Awaited<ReturnType<typeof openVoice>>) => Promise<Answer>): Promise<Answer> => {
  const database = await openVoice();
  try {
    return await use(database);
  } finally {
    database.close();
  }
};

const openVoice = () => openDB<Voice>(name, 1, { upgrade: (fresh) => void fresh.createObjectStore("samples") });

/** The sample of the person's own writing that this device keeps; `null` where there is none, or nothing can be kept. */
export const readVoice = async (): Promise<string | null> => {
  try {
    return (await withDatabase((database) => database.get("samples", only))) ?? null;
  } catch {
    return null;
  }
};

/** Keeps a sample in the place of any other. Rejects where the browser keeps nothing. */
export const writeVoice = (sample: string): Promise<unknown> => withDatabase((database) => database.put("samples", sample, only));

/** Leaves no trace of it. */
export const removeVoice = (): Promise<void> => deleteDB(name);
