/** Told of each statement that is booked or changed. */
export const cashKey = 'cash'
