import { expect, test } from 'vitest'
import { nextDeskPath } from './next-desk-path.ts'

test.for([
  ['/quan-tri/don-hang/?trang-thai=open', '/quan-tri/don-hang/?trang-thai=open'],
  [null, '/quan-tri/'],
  ['', '/quan-tri/'],
  ['https://example.com/quan-tri/', '/quan-tri/'],
  ['//example.com/quan-tri/', '/quan-tri/'],
  ['/quan-tri/\\example.com', '/quan-tri/'],
  ['/gio-hang/', '/quan-tri/'],
  ['/quan-tri/dang-nhap/?next=x', '/quan-tri/'],
] as const)('after a login %s leads to %s', ([wanted, path]) => {
  expect(nextDeskPath(wanted)).toBe(path)
})
