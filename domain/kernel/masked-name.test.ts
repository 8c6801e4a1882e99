import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['Nguyễn Thị Hoa', 'Nguyễn T. H.'],
  ['Nguyễn Thị Minh Hoa', 'Nguyễn T. M. H.'],
  ['  trần   văn  đức ', 'trần V. Đ.'],
  ['Hồ Ánh', 'Hồ Á.'],
  ['Lê', 'L.'],
  ['Ánh', 'Á.'],
  ['N.V.A', 'N V. A.'],
  ['Nguyễn.Văn.An', 'Nguyễn V. A.'],
  ['Nguyễn-Văn_An', 'Nguyễn V. A.'],
  ['0912.345.678 Lan', 'L.'],
  ['Lan 0912345678', 'L.'],
  ['Trần Hoa0912345678', 'Trần H.'],
  ['0912 345 678', ''],
  ['Nguyễn Thị Ánh'.normalize('NFD'), 'Nguyễn T. Á.'],
  ['', ''],
])('%s is read as %s', (name, masked) => expect(maskedName(name)).toBe(masked))
