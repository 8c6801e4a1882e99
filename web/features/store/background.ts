/** Where the page is and who is at it: whenever some of this changes, the background starts anew. */
interface Presence {
  code: string
  username: string | undefined
  /** The same person may log in again: what was refused in between goes on. */
  logins: number
}

/** What goes on behind every page of a store, whichever is open: each part comes lazily, after the page. */
export function startBackground({ username }: Presence): void {
  void startCounter()
  if (!username) return
  void startCounting()
  void startSurveys()
}

/** Codes that wait on this device are counted and go out, whatever page is open. */
async function startCounter(): Promise<void> {
  const part = await import('#web/features/counter/queue/device-counter.ts').catch(() => null)
  const counter = await part?.openDeviceCounter()
  counter?.wakeAll()
}

/** Answers to surveys that wait on this device. */
async function startSurveys(): Promise<void> {
  const part = await import('./survey/send-waiting.ts').catch(() => null)
  part?.sendWaitingAnswers()
}

/** The sign beside the reminders; without a network it is counted when somebody comes back. */
async function startCounting(): Promise<void> {
  const part = await import('./customers/count-due.ts').catch(() => null)
  part?.keepCounting()
}
