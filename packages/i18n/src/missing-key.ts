/** Takes one message for error reporting. */
export type ReportMessage = (message: string) => void;

interface MissingKeys {
  /** Warns and reports, once for each namespace and key. */
  missing(namespace: string, key: string): void;
  /** Hands over what waited, and everything from now on. */
  reportTo(report: ReportMessage): void;
}

/** Remembers what is missing until someone can be told (I2). Lives as long as the page. */
export function createMissingKeys(warn: ReportMessage): MissingKeys {
  const told = new Set<string>();
  const waiting: string[] = [];
  let report: ReportMessage = (message) => void waiting.push(message);

  return {
    missing(namespace, key) {
      const message = `In namespace ${namespace} can't find key ${key}`;
      if (told.has(message)) return;
      told.add(message);
      warn(message);
      report(message);
    },
    reportTo(reporter) {
      report = reporter;
      waiting.splice(0).forEach((message) => report(message));
    },
  };
}

// A server may hold this module several times, once for each bundle; there must be one memory all the same.
const memory = Symbol.for("@prosewell/i18n missing keys");
const everywhere: object & { [memory]?: MissingKeys } = globalThis;

// oxlint-disable-next-line no-console -- I2 asks for the warning beside the report.
export const missingKeys = (everywhere[memory] ??= createMissingKeys((message) => console.warn(message)));

/** Tells error reporting of every missing key, those found before this call included. May be called late, or never. */
export const setMissingKeyReporter = (report: ReportMessage): void => missingKeys.reportTo(report);
