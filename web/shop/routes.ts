import type { RouteObject } from 'react-router'
import { page } from '#web/page-route.ts'
import { PageError, RootError } from './pages/error.tsx'
import { rootLoader, Root } from './pages/root.tsx'

/** The URL table of the shop, in reading order; the back office's is `back office-routes.ts`. Ids are the pages' files. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: rootLoader,
    Component: Root,
    ErrorBoundary: RootError,
    // Menu and company data do not change while somebody shops.
    shouldRevalidate: () => false,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          page('/', 'shop/home', () => import('./pages/shop/home.tsx')),
          page('/mua-hang', 'shop/list', () => import('./pages/shop/list.tsx')),
          page('/mua-hang/:slug', 'shop/product', () => import('./pages/shop/product.tsx')),
          page('/vnvcshop', 'vaccine/list', () => import('./pages/vaccine/list.tsx')),
          page('/vnvcshop/:slug', 'vaccine/product', () => import('./pages/vaccine/product.tsx')),
          page('/s', 'shop/search', () => import('./pages/shop/search.tsx')),
          page('/gio-hang', 'cart/cart', () => import('./pages/cart/cart.tsx')),
          page('/gio-hang/giao-hang', 'cart/delivery', () => import('./pages/cart/delivery.tsx')),
          page(
            '/gio-hang/thanh-toan/vnvcshop?/:code',
            'cart/result',
            () => import('./pages/cart/result.tsx'),
          ),
          page(
            '/gio-hang/thanh-toan/vnvcshop',
            'cart/vaccine-delivery',
            () => import('./pages/cart/delivery.tsx'),
          ),
          page('/tra-cuu-don-hang', 'cart/lookup', () => import('./pages/cart/lookup.tsx')),
          page('/dang-nhap', 'account/login', () => import('./pages/account/login.tsx')),
          page('/dang-ky', 'account/register', () => import('./pages/account/register.tsx')),
          profile(),
          page(
            '/lua-chon-do-luong',
            'content/tag-choice',
            () => import('./pages/content/tag-choice.tsx'),
          ),
          page(
            '/ngung-nhan-thu/:token',
            'account/end-mail',
            () => import('./pages/account/end-mail.tsx'),
          ),
          page(
            '/hoan-tien/:token',
            'account/refund-account',
            () => import('./pages/account/refund-account.tsx'),
          ),
          page('/tich-diem', 'loyalty/earn', () => import('./pages/loyalty/earn.tsx')),
          page('/mua-diem', 'loyalty/buy-points', () => import('./pages/loyalty/buy-points.tsx')),
          page('/doi-qua', 'loyalty/gifts', () => import('./pages/loyalty/gifts.tsx')),
          page('/uu-dai', 'content/offers', () => import('./pages/content/offers.tsx')),
          page('/khuyen-mai', 'content/promotions', () => import('./pages/content/promotions.tsx')),
          page('/ctkm/:id?', 'content/promotion', () => import('./pages/content/promotion.tsx')),
          ...gamePages(),
          page('/song-khoe', 'content/articles', () => import('./pages/content/articles.tsx')),
          page('/song-khoe/:slug', 'content/article', () => import('./pages/content/article.tsx')),
          page('/xem-truoc/:token', 'content/preview', () => import('./pages/content/preview.tsx')),
          page(
            '/chuyen-gia-tu-van/:slug?',
            'experts/experts',
            () => import('./pages/experts/experts.tsx'),
          ),
          page(
            '/chuyen-gia-tu-van/tra-loi/:token',
            'experts/own-answer',
            () => import('./pages/experts/own-answer.tsx'),
          ),
          page(
            '/he-thong-nha-thuoc',
            'locator/pharmacies',
            () => import('./pages/locator/pharmacies.tsx'),
          ),
          page('/doi-tac', 'partners/guide', () => import('./pages/partners/guide.tsx')),
          page('/tro-chuyen', 'content/chat', () => import('./pages/content/chat.tsx')),
          ...drawPages(),
          // Fixed pages, landing pages and products share the root: one page by its slug, else "not found".
          page('/:slug', 'content/by-slug', () => import('./pages/content/by-slug.tsx')),
          page('*', 'not-found', () => import('./pages/not-found.tsx')),
        ],
      },
    ],
  },
]

/** Draws on a stage and on a phone, and what proves them. */
function drawPages(): RouteObject[] {
  const draw = () => import('./pages/game/draw.tsx')
  const own = ['/QSTT-2025', '/QSTT-2025-mobile', '/QSTT-2024', '/QSTT-2024-mobile']
  return [
    ...own.map((path) => page(path, path, draw)),
    page('/quay-so/:slug', 'game/draw', draw),
    page('/minh-bach/:slug', 'game/proof', () => import('./pages/game/proof.tsx')),
  ]
}

/** Games: those with a printed address, all others by their slug, their rules, and a turn without scripts. */
function gamePages(): RouteObject[] {
  const load = () => import('./pages/game/game.tsx')
  return [
    ...[
      '/vong-quay-may-man',
      '/vong-quay-hn-ngoai-khoa',
      '/quay-so-khong-dinh-danh/vong-quay-may-man?',
      '/LocXuan2025',
    ].map((path) => page(path, path, load)),
    page('/choi/:slug', 'game/game', load),
    page('/choi/:slug/the-le', 'game/rules', () => import('./pages/game/rules.tsx')),
    page('/choi/:slug/luot', 'game/turn', () => import('./pages/game/turn.tsx')),
  ]
}

/** A member's own pages, with their menu around them; one that fails leaves the menu standing. */
function profile(): RouteObject {
  return {
    id: 'account/profile',
    path: 'ho-so-thanh-vien',
    lazy: () => import('./pages/account/profile.tsx'),
    children: [
      {
        id: 'profile-pages',
        ErrorBoundary: PageError,
        children: [
          page('/', 'account/overview', () => import('./pages/account/overview.tsx')),
          page('/thong-tin-tai-khoan', 'account/info', () => import('./pages/account/info.tsx')),
          page('/doi-mat-khau', 'account/password', () => import('./pages/account/password.tsx')),
          page('/don-hang-cua-toi', 'account/orders', () => import('./pages/account/orders.tsx')),
          page(
            '/don-hang-cua-toi/:code',
            'account/order',
            () => import('./pages/account/order.tsx'),
          ),
          page('/the-thanh-vien', 'account/card', () => import('./pages/account/card.tsx')),
          page(
            '/voucher-cua-toi',
            'account/vouchers',
            () => import('./pages/account/vouchers.tsx'),
          ),
          page('/lich-su-diem', 'account/points', () => import('./pages/account/points.tsx')),
          page(
            '/mua-dinh-ky',
            'account/standing-orders',
            () => import('./pages/account/subscriptions.tsx'),
          ),
          page('/nhan-xet', 'account/reviews', () => import('./pages/account/reviews.tsx')),
          page('/tro-choi', 'account/games', () => import('./pages/account/games.tsx')),
          page('/quyen-rieng-tu', 'account/privacy', () => import('./pages/account/privacy.tsx')),
          page('/thiet-bi', 'account/devices', () => import('./pages/account/devices.tsx')),
        ],
      },
    ],
  }
}
