import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { StaffScreen } from '#web/features/desk/people/StaffScreen.tsx'
import { peopleTexts as texts } from '#web/features/desk/people/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = StaffScreen
