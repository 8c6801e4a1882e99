/**
 * What goes on behind every page of a store, whichever is open: each part comes lazily, after the
 * page is there. Called again when another store's page is opened, and when somebody logs in: what was
 * refused before goes on.
 */
export function startBackground(_code: string, username: string | undefined): void {
  void startCounter()
  if (!username) return
  void startCounting()
  void startSurveys()
}

/** Codes that wait on this device go out, whatever page is open. */
async function startCounter(): Promise<void> {
  const { openDeviceCounter } = await import('#web/features/counter/queue/device-counter.ts')
  const counter = await openDeviceCounter()
  counter.wakeAll()
}

/** Answers to surveys that wait on this device; most devices have none. */
async function startSurveys(): Promise<void> {
  const part = await import('./survey/send-waiting.ts').catch(() => null)
  part?.sendWaitingAnswers()
}

/** The sign beside the reminders; without a network it is counted when somebody comes back. */
async function startCounting(): Promise<void> {
  const part = await import('./customers/count-due.ts').catch(() => null)
  part?.keepCounting()
}
