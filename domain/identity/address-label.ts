export const addressLabels = ['HOME', 'WORK'] as const
export type AddressLabel = (typeof addressLabels)[number]

export const addressLabelTexts: Record<AddressLabel, string> = {
  HOME: 'Nhà',
  WORK: 'Nơi làm việc',
}
