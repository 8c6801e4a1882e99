import type { RouteObject } from 'react-router'
import { page } from '#web/page-route.ts'

/** The reports, and the rows behind their figures. */
export const reportRoutes: RouteObject[] = [
  page('/bao-cao/doanh-thu', 'backoffice/revenue', () => import('./pages/revenue.tsx')),
  page('/bao-cao/diem', 'backoffice/point-report', () => import('./pages/point-report.tsx')),
  page(
    '/bao-cao/diem/but-toan',
    'backoffice/point-entries',
    () => import('./pages/point-entries.tsx'),
  ),
  page('/bao-cao/uu-dai', 'backoffice/offer-report', () => import('./pages/offer-report.tsx')),
  page(
    '/bao-cao/uu-dai/chi-tiet',
    'backoffice/offer-entries',
    () => import('./pages/offer-entries.tsx'),
  ),
  page('/bao-cao/ma-chinh-hang', 'backoffice/code-report', () => import('./pages/code-report.tsx')),
  page(
    '/bao-cao/ma-chinh-hang/luot',
    'backoffice/tried-codes',
    () => import('./pages/tried-codes.tsx'),
  ),
  page('/bao-cao/khach-quay-lai', 'backoffice/cohorts', () => import('./pages/cohorts.tsx')),
  page(
    '/bao-cao/khach-quay-lai/khach',
    'backoffice/cohort-customers',
    () => import('./pages/cohort-customers.tsx'),
  ),
]
