import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['Nguyễn Thị Hoa', 'Nguyễn T. H.'],
  ['Nguyễn Thị Minh Hoa', 'Nguyễn T. M. H.'],
  ['  trần   văn  đức ', 'trần V. Đ.'],
  ['Hồ Ánh', 'Hồ Á.'],
  ['Lê', 'L.'],
  ['Ánh', 'Á.'],
  ['', ''],
])('%s is read as %s', (name, masked) => expect(maskedName(name)).toBe(masked))
