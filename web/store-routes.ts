import type { RouteObject } from 'react-router'
import { loadArea } from './features/store/area/load-area.ts'
import { StoreFrameSkeleton } from './features/store/StoreFrameSkeleton.tsx'
import { page } from './page-route.ts'
import { StoreFrameError, StorePageError } from './pages/store/error.tsx'
import { hasOtherStore, StoreFrame } from './pages/store/frame.tsx'

/**
 * The URL table of the pharmacies' area, in reading order: an application of its own beside shop and
 * desk, with an entry of its own (`entry-store.tsx`). Fixed pages win over a store's code in the path.
 */
export const storeRoutes: RouteObject[] = [
  {
    id: 'store/frame',
    path: 'nha-thuoc',
    // With the entry: whatever page is opened, its frame is needed.
    loader: loadArea,
    Component: StoreFrame,
    shouldRevalidate: hasOtherStore,
    HydrateFallback: StoreFrameSkeleton,
    ErrorBoundary: StoreFrameError,
    children: [
      {
        id: 'store-pages',
        ErrorBoundary: StorePageError,
        children: [
          page('/', 'store/home', () => import('./pages/store/home.tsx')),
          page('/ap-dung-uu-dai', 'store/earn', () => import('./pages/store/earn.tsx')),
          page('/ma-uu-dai', 'store/offer-codes', () => import('./pages/store/offer-codes.tsx')),
          page('/ma-du-thuong', 'store/prize-codes', () => import('./pages/store/prize-codes.tsx')),
          page(
            '/lich-su-uu-dai',
            'store/offer-history',
            () => import('./pages/store/offer-history.tsx'),
          ),
          page('/thong-ke', 'store/statistics', () => import('./pages/store/statistics.tsx')),
          page('/lich-su-mua-hang', 'store/purchases', () => import('./pages/store/purchases.tsx')),
          page(
            '/danh-sach-nhac-nho',
            'store/reminders',
            () => import('./pages/store/reminders.tsx'),
          ),
          page('/nhac-nho', 'store/reminder', () => import('./pages/store/reminder.tsx')),
          page('/tra-loi-cau-hoi', 'store/survey', () => import('./pages/store/survey.tsx')),
          page('/cai-dat-dang-nhap', 'store/settings', () => import('./pages/store/settings.tsx')),
          ...['quay-so', 'vong-quay-may-man', 'li-xi-dau-nam'].map((path) =>
            page(`/${path}`, `store/game-${path}`, () => import('./pages/store/game.tsx')),
          ),
          page('*', 'store/not-found', () => import('./pages/store/not-found.tsx')),
        ],
      },
    ],
  },
  // Beside the frame, which asks for the code in the query.
  {
    id: 'store-codes',
    path: 'nha-thuoc',
    ErrorBoundary: StoreFrameError,
    children: [
      page('/:code', 'store/by-code', () => import('./pages/store/by-code.tsx')),
      page('/:campaign/:code', 'store/by-campaign', () => import('./pages/store/by-code.tsx')),
    ],
  },
  {
    id: 'store/entrance',
    path: 'nt',
    lazy: () => import('./pages/store/entrance.tsx'),
    ErrorBoundary: StoreFrameError,
    children: [
      page('/', 'store/find', () => import('./pages/store/find.tsx')),
      page('/:link', 'store/link', () => import('./pages/store/link.tsx')),
      page('*', 'store/nowhere', () => import('./pages/store/not-found.tsx')),
    ],
  },
]
