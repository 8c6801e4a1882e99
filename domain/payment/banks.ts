/**
 * Banks of VietQR by their number (BIN), named as people know them. From the list of vietnam-qr-pay 1.5.1, which is
 * NAPAS's (vietqr.io/danh-sach-ngan-hang), compared on 2026-11-29; all of them take a transfer by QR.
 */
const banks: Readonly<Record<string, string>> = {
  422589: 'CIMB',
  458761: 'HSBC Việt Nam',
  546034: 'CAKE by VPBank',
  546035: 'Ubank by VPBank',
  668888: 'Kasikornbank',
  796500: 'DBS',
  801011: 'Nonghyup',
  963369: 'Liobank',
  963388: 'Timo',
  970400: 'SaigonBank',
  970403: 'Sacombank',
  970405: 'Agribank',
  970406: 'Vikki Bank (DongA Bank)',
  970407: 'Techcombank',
  970408: 'GPBank',
  970409: 'Bac A Bank',
  970410: 'Standard Chartered Việt Nam',
  970412: 'PVcomBank',
  970414: 'MBV (OceanBank)',
  970415: 'VietinBank',
  970416: 'ACB',
  970418: 'BIDV',
  970419: 'NCB',
  970421: 'VRB',
  970422: 'MB',
  970423: 'TPBank',
  970424: 'Shinhan Bank',
  970425: 'ABBank',
  970426: 'MSB',
  970427: 'VietABank',
  970428: 'Nam A Bank',
  970429: 'SCB',
  970430: 'PGBank',
  970431: 'Eximbank',
  970432: 'VPBank',
  970433: 'VietBank',
  970434: 'Indovina Bank',
  970436: 'Vietcombank',
  970437: 'HDBank',
  970438: 'BaoViet Bank',
  970439: 'Public Bank Việt Nam',
  970440: 'SeABank',
  970441: 'VIB',
  970442: 'Hong Leong Bank',
  970443: 'SHB',
  970444: 'VCBNeo (CBBank)',
  970446: 'Co-opBank',
  970448: 'OCB',
  970449: 'LPBank',
  970452: 'KienlongBank',
  970454: 'BVBank',
  970455: 'IBK Hà Nội',
  970456: 'IBK Hồ Chí Minh',
  970457: 'Woori Bank',
  970458: 'UOB Việt Nam',
  970462: 'Kookmin Hà Nội',
  970463: 'Kookmin Hồ Chí Minh',
  970499: 'Ngân hàng thử nghiệm (demo)',
  971025: 'MoMo',
}

/** A bank's name by its number; the number itself where it is a new one. */
export function bankName(bin: string): string {
  return banks[bin] ?? `Ngân hàng ${bin}`
}

/** A wallet, whose accounts are nobody's to know by heart, and the demo's bank. */
const notChosen: ReadonlySet<string> = new Set(['971025', '970499'])

/** Where somebody may have an account, by number and name; in the order of the names. */
export const chosenBanks: readonly (readonly [bin: string, name: string])[] = Object.entries(banks)
  .filter(([bin]) => !notChosen.has(bin))
  .toSorted(([, one], [, other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
