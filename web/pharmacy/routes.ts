import type { RouteObject } from 'react-router'
import { loadArea } from './area/load-area.ts'
import { PharmacyFrameSkeleton } from './parts/PharmacyFrameSkeleton.tsx'
import { page } from '#web/page-route.ts'
import { PharmacyFrameError, PharmacyPageError } from './pages/error.tsx'
import { hasOtherPharmacy, PharmacyFrame } from './pages/frame.tsx'

/**
 * The URL table of the pharmacies' area, in reading order: an application of its own beside shop and
 * back office, with an entry of its own (`entry-store.tsx`). Fixed pages win over a pharmacy's code in the path.
 */
export const pharmacyRoutes: RouteObject[] = [
  {
    id: 'pharmacy/frame',
    path: 'nha-thuoc',
    // With the entry: whatever page is opened, its frame is needed.
    loader: loadArea,
    Component: PharmacyFrame,
    shouldRevalidate: hasOtherPharmacy,
    HydrateFallback: PharmacyFrameSkeleton,
    ErrorBoundary: PharmacyFrameError,
    children: [
      {
        id: 'pharmacy-pages',
        ErrorBoundary: PharmacyPageError,
        children: [
          page('/', 'pharmacy/home', () => import('./pages/home.tsx')),
          page('/ap-dung-uu-dai', 'pharmacy/earn', () => import('./pages/earn.tsx')),
          page('/ma-uu-dai', 'pharmacy/offer-codes', () => import('./pages/offer-codes.tsx')),
          page('/ma-du-thuong', 'pharmacy/prize-codes', () => import('./pages/prize-codes.tsx')),
          page(
            '/lich-su-uu-dai',
            'pharmacy/offer-history',
            () => import('./pages/offer-history.tsx'),
          ),
          page('/thong-ke', 'pharmacy/statistics', () => import('./pages/statistics.tsx')),
          page('/lich-su-mua-hang', 'pharmacy/purchases', () => import('./pages/purchases.tsx')),
          page('/danh-sach-nhac-nho', 'pharmacy/reminders', () => import('./pages/reminders.tsx')),
          page('/nhac-nho', 'pharmacy/reminder', () => import('./pages/reminder.tsx')),
          page('/tra-loi-cau-hoi', 'pharmacy/survey', () => import('./pages/survey.tsx')),
          page('/cai-dat-dang-nhap', 'pharmacy/settings', () => import('./pages/settings.tsx')),
          page('/quay-so', 'pharmacy/number-draw', () => import('./pages/number-draw.tsx')),
          page('/vong-quay-may-man', 'pharmacy/wheel', () => import('./pages/wheel.tsx')),
          page('/li-xi-dau-nam', 'pharmacy/lucky-money', () => import('./pages/lucky-money.tsx')),
          page('*', 'pharmacy/not-found', () => import('./pages/not-found.tsx')),
        ],
      },
    ],
  },
  // Beside the frame, which asks for the code in the query.
  {
    id: 'pharmacy-codes',
    path: 'nha-thuoc',
    ErrorBoundary: PharmacyFrameError,
    children: [
      page('/:code', 'pharmacy/by-code', () => import('./pages/by-code.tsx')),
      page('/:campaign/:code', 'pharmacy/by-campaign', () => import('./pages/by-code.tsx')),
    ],
  },
  {
    id: 'pharmacy/entrance',
    path: 'nt',
    lazy: () => import('./pages/entrance.tsx'),
    ErrorBoundary: PharmacyFrameError,
    children: [
      page('/', 'pharmacy/find', () => import('./pages/find.tsx')),
      page('/:link', 'pharmacy/link', () => import('./pages/link.tsx')),
      page('*', 'pharmacy/nowhere', () => import('./pages/not-found.tsx')),
    ],
  },
]
