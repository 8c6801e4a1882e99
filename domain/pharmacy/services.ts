/** What a pharmacy does besides selling, as people ask for it. */
export const pharmacyServices = [
  'consult',
  'prescription',
  'blood_pressure',
  'blood_sugar',
  'points',
  'pickup',
  'delivery',
] as const
export type PharmacyService = (typeof pharmacyServices)[number]

export const serviceNames: Readonly<Record<PharmacyService, string>> = {
  consult: 'Tư vấn dược sĩ',
  prescription: 'Bán thuốc theo đơn',
  blood_pressure: 'Đo huyết áp',
  blood_sugar: 'Đo đường huyết',
  points: 'Tích điểm',
  pickup: 'Nhận đơn tại quầy',
  delivery: 'Giao tận nhà',
}
