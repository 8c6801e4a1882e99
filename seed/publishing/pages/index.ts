import type { SeedLanding } from '../types.ts'
import { alipasPage } from './alipas.ts'
import { angelaPage } from './angela.ts'
import { jexPage } from './jex.ts'
import { familyDayPage } from './ngay-gia-dinh.ts'
import { ritanaPage } from './ritana.ts'

/** The brands' pages whose addresses are printed on boxes and leaflets. */
export const landingPages: readonly SeedLanding[] = [
  alipasPage,
  angelaPage,
  jexPage,
  familyDayPage,
  ritanaPage,
]
