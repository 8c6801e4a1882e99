import { formatNumber } from '../../kernel/vnd.ts'
import type { SignKind } from './api.ts'

export const signLabels: Record<SignKind, string> = {
  manyWrong: 'Nhiều mã sai',
  phoneInManyPharmacies: 'Một số ở nhiều nhà thuốc',
  impossibleDistance: 'Khoảng cách bất thường',
}

/** A sign in words, for a person who looks into it. */
export const signDetails = {
  manyWrong: (count: number) => `${formatNumber(count)} mã không đúng trong một ngày`,
  phoneInManyPharmacies: (count: number) =>
    `Một số điện thoại nhập mã tại ${formatNumber(count)} nhà thuốc trong một ngày`,
  impossibleDistance: (km: number, minutes: number) =>
    `Nhập mã tại hai nhà thuốc cách nhau ${formatNumber(km)} km trong ${formatNumber(minutes)} phút`,
}
