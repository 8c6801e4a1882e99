import { pharmacyCodeHere } from '../session/pharmacy-code-here.ts'
import { openAnswering } from './open-answering.ts'
import { recallSurveys } from './remembered-surveys.ts'

let isListening = false

/** Answers and pictures that wait on this device go out, whatever page of the pharmacy is open. */
export function sendWaitingAnswers(): void {
  if (!isListening) addEventListener('online', sendAll)
  isListening = true
  sendAll()
}

function sendAll(): void {
  const code = pharmacyCodeHere()
  for (const survey of recallSurveys(code) ?? []) void openAnswering(code, survey).resume()
}
