import { closeAnswering } from './open-answering.ts'
import { readUnsent } from './kept-unsent.ts'
import { openPhotoStore } from './photo-store.ts'
import { recallSurveys, rememberSurveys } from './remembered-surveys.ts'

/** Whether something of a pharmacy's surveys waits on this device. */
export async function hasUnsentSurvey(code: string): Promise<boolean> {
  const known = recallSurveys(code) ?? []
  if (known.some(({ id }) => Object.keys(readUnsent(code, id)).length > 0)) return true
  const { rows } = await (await openPhotoStore()).readAll()
  return rows.some(({ store }) => store === code)
}

/** Somebody leaves the pharmacy: nothing of its surveys stays on this device. */
export async function leaveSurveys(code: string): Promise<void> {
  closeAnswering(code)
  await rememberSurveys(code, [])
}
