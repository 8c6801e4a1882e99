import type { RouteObject } from 'react-router'
import { page } from '#web/page-route.ts'

/** What came from banks, goes back, and was taken at the door. */
export const moneyRoutes: RouteObject[] = [
  page('/doi-soat', 'backoffice/transfers', () => import('./pages/transfers.tsx')),
  page('/hoan-tien', 'backoffice/refunds', () => import('./pages/refunds.tsx')),
  page('/tien-thu-ho', 'backoffice/cash', () => import('./pages/cash.tsx')),
  page(
    '/bang-ke-thu-ho',
    'backoffice/cash-statements',
    () => import('./pages/cash-statements.tsx'),
  ),
  page(
    '/bang-ke-thu-ho/:id',
    'backoffice/cash-statement',
    () => import('./pages/cash-statement.tsx'),
  ),
  page('/han-nop-tien', 'backoffice/cash-limits', () => import('./pages/cash-limits.tsx')),
  page('/han-nop-tien/:id', 'backoffice/cash-limit', () => import('./pages/cash-limit.tsx')),
]
