import type { PharmacyRecord } from '#domain/pharmacy/backoffice.ts'

/** Of what shows a part of a pharmacy, and tells what became of it. */
export interface PharmacyProps {
  pharmacy: PharmacyRecord
  onChanged: (pharmacy: PharmacyRecord) => void
}
