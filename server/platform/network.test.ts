import { expect, test } from 'vitest'
import { neighbourhoodsOf, networkOf, spendersOf, withoutPorts } from './network.ts'

test.each([
  ['10.1.2.3', '10.1.2.3', '10.1.2.0/24'],
  ['::ffff:10.1.2.3', '10.1.2.3', '10.1.2.0/24'],
  ['::ffff:a01:203', '10.1.2.3', '10.1.2.0/24'],
  ['2001:db8:1:2233:3:4:5:6', '2001:db8:1:2233::/64', '2001:db8:1:2200::/56'],
  ['2001:DB8:1:22ff::9', '2001:db8:1:22ff::/64', '2001:db8:1:2200::/56'],
  ['2001:0db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['nobody', 'nobody', 'nobody'],
])('%s is of the network %s, which spends our money as %s', (address, network, spender) => {
  expect(networkOf(address)).toBe(network)
  expect(spendersOf(networkOf(address))[0]).toEqual({ key: spender, budgets: 1 })
})

test('a /48 spends as much as four of its /56; beside a /24 nobody else is counted', () => {
  expect(spendersOf(networkOf('2001:db8:1:2233::9'))[1]).toEqual({
    key: '2001:db8:1:0::/48',
    budgets: 4,
  })
  expect(spendersOf(networkOf('10.1.2.3'))).toHaveLength(1)
})

test('around a line of IPv6 lie a /56 and a /48; around an IPv4 address lies nobody else', () => {
  expect(neighbourhoodsOf(networkOf('2001:db8:1:2233:3:4:5:6'))).toEqual([
    { key: '2001:db8:1:2200::/56', budgets: 4 },
    { key: '2001:db8:1:0::/48', budgets: 32 },
  ])
  expect(neighbourhoodsOf(networkOf('10.1.2.3'))).toEqual([])
  expect(neighbourhoodsOf(networkOf('nobody'))).toEqual([])
})

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::9]:4711, 10.0.0.1:80', '2001:db8::9, 10.0.0.1'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['2001:db8::9,10.0.0.1', '2001:db8::9, 10.0.0.1'],
  ['unknown', 'unknown'],
])('a proxy that forwards %s means %s', (forwarded, meant) => {
  expect(withoutPorts(forwarded)).toBe(meant)
})
