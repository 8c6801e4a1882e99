import { expect, test } from 'vitest'
import { trackingLink, trackingUrl } from './tracking.ts'

const links = {
  own: '/dev/courier/{code}/',
  viettelPost: 'https://viettelpost.example/tra-cuu?ma={code}',
  vnPost: '',
}

test('a parcel is shown where its carrier shows it, under its own number', () => {
  expect(trackingUrl(links, 'Viettel Post', 'VTP 1&2')).toBe(
    'https://viettelpost.example/tra-cuu?ma=VTP%201%262',
  )
  expect(trackingUrl(links, 'ECO', 'ECO261123A')).toBe('/dev/courier/ECO261123A/')
  expect(trackingUrl(links, 'VNPost', 'VN1')).toBeNull()
})

test.each([
  ['', true],
  ['https://carrier.example/{code}', true],
  ['/dev/courier/{code}/', true],
  ['https://carrier.example/', false],
  ['http://carrier.example/{code}', false],
  ['javascript:alert({code})', false],
  ['//carrier.example/{code}', false],
])('%s may be a link: %s', (link, isRight) => {
  expect(trackingLink.safeParse(link).success).toBe(isRight)
})
