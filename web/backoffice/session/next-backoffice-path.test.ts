import { expect, test } from 'vitest'
import { nextBackofficePath } from './next-backoffice-path.ts'

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
  expect(nextBackofficePath(wanted)).toBe(path)
})
