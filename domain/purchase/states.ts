/** A reminder waits, was carried out, or is not wanted any more. */
export const reminderStates = ['open', 'done', 'cancelled'] as const
export type ReminderState = (typeof reminderStates)[number]
