import type { RouteObject } from 'react-router'
import { page } from './page-route.ts'
import { DeskPageError } from './pages/desk/error.tsx'

/**
 * The URL table of the back office, in reading order. It is an application of its own beside the
 * shop's (`routes.ts`): whoever shops loads nothing of it, and it nothing of the shop's frame.
 */
export const deskRoutes: RouteObject[] = [
  {
    id: 'desk/frame',
    path: 'quan-tri',
    lazy: () => import('./pages/desk/frame.tsx'),
    ErrorBoundary: DeskPageError,
    children: [
      page('/dang-nhap', 'desk/login', () => import('./pages/desk/login.tsx')),
      page('/kich-hoat', 'desk/activate', () => import('./pages/desk/activate.tsx')),
      {
        id: 'desk-pages',
        ErrorBoundary: DeskPageError,
        children: [
          page('/', 'desk/home', () => import('./pages/desk/home.tsx')),
          page('/don-hang', 'desk/orders', () => import('./pages/desk/orders.tsx')),
          page('/don-hang/:code', 'desk/order', () => import('./pages/desk/order.tsx')),
          page(
            '/tra-hang',
            'desk/return-requests',
            () => import('./pages/desk/return-requests.tsx'),
          ),
          page(
            '/tra-hang/:id',
            'desk/return-request',
            () => import('./pages/desk/return-request.tsx'),
          ),
          page('/doi-soat', 'desk/transfers', () => import('./pages/desk/transfers.tsx')),
          page('/hoan-tien', 'desk/refunds', () => import('./pages/desk/refunds.tsx')),
          page('/san-pham', 'desk/products', () => import('./pages/desk/products.tsx')),
          page('/san-pham/:id', 'desk/product', () => import('./pages/desk/product.tsx')),
          page('/nhan-vien', 'desk/employees', () => import('./pages/desk/employees.tsx')),
          page('/nhan-vien/:id', 'desk/employee', () => import('./pages/desk/employee.tsx')),
          page('/khao-sat', 'desk/surveys', () => import('./pages/desk/surveys.tsx')),
          page('/khao-sat/:id', 'desk/survey', () => import('./pages/desk/survey.tsx')),
          page('/nha-thuoc', 'desk/stores', () => import('./pages/desk/stores.tsx')),
          page('/nha-thuoc/:code', 'desk/store', () => import('./pages/desk/store.tsx')),
          page('/viec-bi-loi', 'desk/jobs', () => import('./pages/desk/jobs.tsx')),
          page('/cai-dat', 'desk/settings', () => import('./pages/desk/settings.tsx')),
          page('/tai-khoan', 'desk/staff', () => import('./pages/desk/staff.tsx')),
          page('/nhat-ky-tich-diem', 'desk/earn-log', () => import('./pages/desk/earn-log.tsx')),
          page('/nhat-ky', 'desk/audit', () => import('./pages/desk/audit.tsx')),
          page('/tim-kiem', 'desk/search', () => import('./pages/desk/search.tsx')),
          page('/doi-mat-khau', 'desk/password', () => import('./pages/desk/password.tsx')),
          page('*', 'desk/not-found', () => import('./pages/desk/not-found.tsx')),
        ],
      },
    ],
  },
]
