import { formatPoints } from '#domain/kernel/points.ts'

/** Words of tiers and points wherever they are shown. */
export const membershipTexts = {
  tier: (name: string) => `Hạng ${name}`,
  missing: (points: number, next: string) => `Còn ${formatPoints(points)} lên hạng ${next}`,
  top: 'Quý khách đang ở hạng cao nhất',
  progress: 'Tiến độ lên hạng',
} as const
