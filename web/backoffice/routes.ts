import type { RouteObject } from 'react-router'
import { page } from '#web/page-route.ts'
import { moneyRoutes } from './money-routes.ts'
import { BackofficePageError } from './pages/error.tsx'
import { reportRoutes } from './report-routes.ts'

/**
 * The URL table of the back office, in reading order. It is an application of its own:
 * whoever shops loads nothing of it, and it nothing of the shop's frame.
 */
export const backofficeRoutes: RouteObject[] = [
  {
    id: 'backoffice/frame',
    lazy: () => import('./pages/frame.tsx'),
    ErrorBoundary: BackofficePageError,
    children: [
      {
        path: 'quan-tri',
        children: [
          page('/dang-nhap', 'backoffice/login', () => import('./pages/login.tsx')),
          page('/thiet-lap', 'backoffice/setup', () => import('./pages/setup.tsx')),
          page('/kich-hoat', 'backoffice/activate', () => import('./pages/activate.tsx')),
          {
            id: 'backoffice-pages',
            ErrorBoundary: BackofficePageError,
            children: [
              page('/', 'backoffice/home', () => import('./pages/home.tsx')),
              page('/don-hang', 'backoffice/orders', () => import('./pages/orders.tsx')),
              page(
                '/don-hang/tao',
                'backoffice/phone-order',
                () => import('./pages/phone-order.tsx'),
              ),
              page('/don-hang/:code', 'backoffice/order', () => import('./pages/order.tsx')),
              page(
                '/tra-hang',
                'backoffice/return-requests',
                () => import('./pages/return-requests.tsx'),
              ),
              page(
                '/tra-hang/:id',
                'backoffice/return-request',
                () => import('./pages/return-request.tsx'),
              ),
              page('/nhan-xet', 'backoffice/reviews', () => import('./pages/reviews.tsx')),
              page('/nhan-xet/:id', 'backoffice/review', () => import('./pages/review.tsx')),
              page('/nguon-don', 'backoffice/sources', () => import('./pages/sources.tsx')),
              ...reportRoutes,
              ...moneyRoutes,
              page('/san-pham', 'backoffice/products', () => import('./pages/products.tsx')),
              page('/san-pham/:id', 'backoffice/product', () => import('./pages/product.tsx')),
              page('/danh-muc', 'backoffice/categories', () => import('./pages/categories.tsx')),
              page(
                '/danh-muc/thu-tu',
                'backoffice/menu-order',
                () => import('./pages/menu-order.tsx'),
              ),
              page('/danh-muc/:id', 'backoffice/category', () => import('./pages/category.tsx')),
              page(
                '/nhom-san-pham',
                'backoffice/sub-categories',
                () => import('./pages/sub-categories.tsx'),
              ),
              page(
                '/nhom-san-pham/:id',
                'backoffice/sub-category',
                () => import('./pages/sub-category.tsx'),
              ),
              page('/lich-gia', 'backoffice/price-plans', () => import('./pages/price-plans.tsx')),
              page(
                '/lich-gia/:id',
                'backoffice/price-plan',
                () => import('./pages/price-plan.tsx'),
              ),
              page('/bang-gia', 'backoffice/price-list', () => import('./pages/price-list.tsx')),
              page('/thuong-hieu', 'backoffice/brands', () => import('./pages/brands.tsx')),
              page('/thuong-hieu/:id', 'backoffice/brand', () => import('./pages/brand.tsx')),
              page('/tu-dong-nghia', 'backoffice/synonyms', () => import('./pages/synonyms.tsx')),
              page('/tu-dong-nghia/:id', 'backoffice/synonym', () => import('./pages/synonym.tsx')),
              page(
                '/trung-tam-tiem',
                'backoffice/vaccine-centers',
                () => import('./pages/vaccine-centers.tsx'),
              ),
              page(
                '/trung-tam-tiem/:id',
                'backoffice/vaccine-center',
                () => import('./pages/vaccine-center.tsx'),
              ),
              page('/nhan-vien', 'backoffice/employees', () => import('./pages/employees.tsx')),
              page('/nhan-vien/:id', 'backoffice/employee', () => import('./pages/employee.tsx')),
              page('/tra-cuu-ma', 'backoffice/code-trace', () => import('./pages/code-trace.tsx')),
              page('/lo-ma', 'backoffice/code-batches', () => import('./pages/code-batches.tsx')),
              page('/lo-ma/:id', 'backoffice/code-batch', () => import('./pages/code-batch.tsx')),
              page(
                '/bao-hang-gia',
                'backoffice/counterfeits',
                () => import('./pages/counterfeits.tsx'),
              ),
              page(
                '/bao-hang-gia/ban-do',
                'backoffice/counterfeit-map',
                () => import('./pages/counterfeit-map.tsx'),
              ),
              page(
                '/bao-hang-gia/:id',
                'backoffice/counterfeit',
                () => import('./pages/counterfeit.tsx'),
              ),
              page(
                '/dieu-chinh-diem',
                'backoffice/adjustments',
                () => import('./pages/adjustments.tsx'),
              ),
              page(
                '/dieu-chinh-diem/:id',
                'backoffice/adjustment',
                () => import('./pages/adjustment.tsx'),
              ),
              page(
                '/chuong-trinh-tich-diem',
                'backoffice/programmes',
                () => import('./pages/programmes.tsx'),
              ),
              page(
                '/chuong-trinh-tich-diem/:id',
                'backoffice/programme',
                () => import('./pages/programme.tsx'),
              ),
              page('/dot-doi-qua', 'backoffice/promotions', () => import('./pages/promotions.tsx')),
              page(
                '/dot-doi-qua/:id',
                'backoffice/promotion',
                () => import('./pages/promotion.tsx'),
              ),
              page('/qua', 'backoffice/gifts', () => import('./pages/gifts.tsx')),
              page('/qua/:id', 'backoffice/gift', () => import('./pages/gift.tsx')),
              page(
                '/khoa-tich-diem',
                'backoffice/member-locks',
                () => import('./pages/member-locks.tsx'),
              ),
              page(
                '/khoa-tich-diem/:id',
                'backoffice/member-lock',
                () => import('./pages/member-lock.tsx'),
              ),
              page('/doi-tac', 'backoffice/partners', () => import('./pages/partners.tsx')),
              page('/doi-tac/:id', 'backoffice/partner', () => import('./pages/partner.tsx')),
              page('/voucher', 'backoffice/vouchers', () => import('./pages/vouchers.tsx')),
              page('/voucher/:id', 'backoffice/voucher', () => import('./pages/voucher.tsx')),
              page('/trao-giai', 'backoffice/game-wins', () => import('./pages/game-wins.tsx')),
              page('/trao-giai/:id', 'backoffice/game-win', () => import('./pages/game-win.tsx')),
              page(
                '/quy-tac-quang-cao',
                'backoffice/claim-rules',
                () => import('./pages/claim-rules.tsx'),
              ),
              page('/phat-hanh', 'backoffice/releases', () => import('./pages/releases.tsx')),
              page('/phat-hanh/:id', 'backoffice/release', () => import('./pages/release.tsx')),
              page(
                '/chuyen-muc-bai-viet',
                'backoffice/article-categories',
                () => import('./pages/article-categories.tsx'),
              ),
              page(
                '/chuyen-muc-bai-viet/:id',
                'backoffice/article-category',
                () => import('./pages/article-category.tsx'),
              ),
              page(
                '/the-bai-viet',
                'backoffice/article-tags',
                () => import('./pages/article-tags.tsx'),
              ),
              page(
                '/the-bai-viet/:id',
                'backoffice/article-tag',
                () => import('./pages/article-tag.tsx'),
              ),
              page(
                '/yeu-cau-du-lieu',
                'backoffice/data-requests',
                () => import('./pages/data-requests.tsx'),
              ),
              page(
                '/yeu-cau-du-lieu/:id',
                'backoffice/data-request',
                () => import('./pages/data-request.tsx'),
              ),
              page('/gop-so', 'backoffice/merges', () => import('./pages/merges.tsx')),
              page('/gop-so/:id', 'backoffice/merge', () => import('./pages/merge.tsx')),
              page('/khach-hang', 'backoffice/customers', () => import('./pages/customers.tsx')),
              page('/khach-hang/:id', 'backoffice/customer', () => import('./pages/customer.tsx')),
              page(
                '/ai-da-xem-khach',
                'backoffice/customer-looks',
                () => import('./pages/customer-looks.tsx'),
              ),
              page('/phi-giao-hang', 'backoffice/fee-rules', () => import('./pages/fee-rules.tsx')),
              page(
                '/phi-giao-hang/:id',
                'backoffice/fee-rule',
                () => import('./pages/fee-rule.tsx'),
              ),
              page(
                '/thoi-gian-giao',
                'backoffice/delivery-estimates',
                () => import('./pages/delivery-estimates.tsx'),
              ),
              page(
                '/thoi-gian-giao/:id',
                'backoffice/delivery-estimate',
                () => import('./pages/delivery-estimate.tsx'),
              ),
              page(
                '/thoi-gian-xuat-kho',
                'backoffice/lead-times',
                () => import('./pages/lead-times.tsx'),
              ),
              page(
                '/thoi-gian-xuat-kho/:id',
                'backoffice/lead-time',
                () => import('./pages/lead-time.tsx'),
              ),
              page(
                '/chon-van-chuyen',
                'backoffice/carrier-rules',
                () => import('./pages/carrier-rules.tsx'),
              ),
              page(
                '/chon-van-chuyen/:id',
                'backoffice/carrier-rule',
                () => import('./pages/carrier-rule.tsx'),
              ),
              page('/khach-de-lai-so', 'backoffice/leads', () => import('./pages/leads.tsx')),
              page('/khach-de-lai-so/:id', 'backoffice/lead', () => import('./pages/lead.tsx')),
              page('/chuyen-gia', 'backoffice/experts', () => import('./pages/experts.tsx')),
              page('/chuyen-gia/:id', 'backoffice/expert', () => import('./pages/expert.tsx')),
              page(
                '/nhom-chuyen-mon',
                'backoffice/expert-categories',
                () => import('./pages/expert-categories.tsx'),
              ),
              page(
                '/nhom-chuyen-mon/:id',
                'backoffice/expert-category',
                () => import('./pages/expert-category.tsx'),
              ),
              page('/cau-hoi', 'backoffice/questions', () => import('./pages/questions.tsx')),
              page('/cau-hoi/:id', 'backoffice/question', () => import('./pages/question.tsx')),
              page('/tin-nhan', 'backoffice/chats', () => import('./pages/chats.tsx')),
              page('/tin-da-gui', 'backoffice/messages', () => import('./pages/messages.tsx')),
              page('/tin-nhan/:id', 'backoffice/chat', () => import('./pages/chat.tsx')),
              page(
                '/cau-tra-loi-mau',
                'backoffice/saved-answers',
                () => import('./pages/saved-answers.tsx'),
              ),
              page(
                '/cau-tra-loi-mau/:id',
                'backoffice/saved-answer',
                () => import('./pages/saved-answer.tsx'),
              ),
              page('/khao-sat', 'backoffice/surveys', () => import('./pages/surveys.tsx')),
              page('/khao-sat/:id', 'backoffice/survey', () => import('./pages/survey.tsx')),
              page('/tro-choi', 'backoffice/games', () => import('./pages/games.tsx')),
              page(
                '/so-lieu-phap-luat',
                'backoffice/legal-rules',
                () => import('./pages/legal-rules.tsx'),
              ),
              page(
                '/so-lieu-phap-luat/:id',
                'backoffice/legal-rule',
                () => import('./pages/legal-rule.tsx'),
              ),
              page('/tro-choi/:id', 'backoffice/game', () => import('./pages/game.tsx')),
              page(
                '/tro-choi/:id/theo-doi',
                'backoffice/game-board',
                () => import('./pages/game-board.tsx'),
              ),
              page(
                '/tro-choi/:id/ho-so',
                'backoffice/game-dossier',
                () => import('./pages/game-dossier.tsx'),
              ),
              page(
                '/tro-choi/:id/quyet-toan',
                'backoffice/game-settlement',
                () => import('./pages/game-settlement.tsx'),
              ),
              page('/noi-dung', 'backoffice/contents', () => import('./pages/contents.tsx')),
              page('/noi-dung/:id', 'backoffice/content', () => import('./pages/content.tsx')),
              page('/thu-vien-anh', 'backoffice/pictures', () => import('./pages/pictures.tsx')),
              page('/thu-vien-anh/:id', 'backoffice/picture', () => import('./pages/picture.tsx')),
              page('/nha-thuoc', 'backoffice/pharmacies', () => import('./pages/pharmacies.tsx')),
              page('/nha-thuoc/:id', 'backoffice/pharmacy', () => import('./pages/pharmacy.tsx')),
              page('/viec-bi-loi', 'backoffice/jobs', () => import('./pages/jobs.tsx')),
              page('/mo-ban', 'backoffice/opening', () => import('./pages/opening.tsx')),
              page('/cai-dat', 'backoffice/settings', () => import('./pages/settings.tsx')),
              page('/tai-khoan', 'backoffice/staff', () => import('./pages/staff.tsx')),
              page(
                '/tai-khoan/:id',
                'backoffice/staff-account',
                () => import('./pages/staff-account.tsx'),
              ),
              page(
                '/nhat-ky-tich-diem',
                'backoffice/earn-log',
                () => import('./pages/earn-log.tsx'),
              ),
              page('/nhat-ky', 'backoffice/audit', () => import('./pages/audit.tsx')),
              page('/thong-bao', 'backoffice/bell', () => import('./pages/bell.tsx')),
              page('/tep-da-xuat', 'backoffice/exports', () => import('./pages/exports.tsx')),
              page(
                '/thao-tac-hang-loat',
                'backoffice/bulk-jobs',
                () => import('./pages/bulk-jobs.tsx'),
              ),
              page(
                '/thao-tac-hang-loat/:id',
                'backoffice/bulk-job',
                () => import('./pages/bulk-job.tsx'),
              ),
              page('/tim-kiem', 'backoffice/search', () => import('./pages/search.tsx')),
              page('/doi-mat-khau', 'backoffice/password', () => import('./pages/password.tsx')),
              page('*', 'backoffice/not-found', () => import('./pages/not-found.tsx')),
            ],
          },
        ],
      },
      // Beside the product's own page, in its words.
      {
        path: 'san-pham/editor',
        ErrorBoundary: BackofficePageError,
        children: [
          page('/', 'backoffice/product-editor', () => import('./pages/product-editor.tsx')),
        ],
      },
    ],
  },
]
