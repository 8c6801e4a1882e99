import { commonQuestionsPage } from './pages/cac-cau-hoi-thuong-gap.ts'
import { privacyPage } from './pages/chinh-sach-bao-mat.ts'
import { returnsPage } from './pages/chinh-sach-doi-tra.ts'
import { purchasePage } from './pages/chinh-sach-mua-hang.ts'
import { expertsPage } from './pages/chuyen-gia-tu-van.ts'
import { declarationsPage } from './pages/cong-bo-san-pham.ts'
import { awardsPage } from './pages/danh-hieu-va-giai-thuong.ts'
import { termsPage } from './pages/dieu-khoan-su-dung.ts'
import { aboutPage } from './pages/gioi-thieu.ts'
import { pharmaciesPage } from './pages/he-thong-nha-thuoc.ts'
import { deliveryPage } from './pages/hinh-thuc-giao-hang.ts'
import { paymentPage } from './pages/hinh-thuc-thanh-toan.ts'
import { buyingGuidePage } from './pages/huong-dan-mua-hang.ts'
import { appPage } from './pages/tai-app.ts'
import type { SeedPage } from './types.ts'

/** The fourteen pages of fixed content. */
export const pages: SeedPage[] = [
  commonQuestionsPage,
  privacyPage,
  returnsPage,
  purchasePage,
  termsPage,
  deliveryPage,
  paymentPage,
  buyingGuidePage,
  aboutPage,
  pharmaciesPage,
  awardsPage,
  declarationsPage,
  expertsPage,
  appPage,
]
