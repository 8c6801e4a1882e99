/** Printed tickets of the demo, to play without a phone. */
export const demoTickets: readonly string[] = Array.from(
  { length: 40 },
  (_, nth) => `PHIEU${String(nth + 1).padStart(5, '0')}`,
)
