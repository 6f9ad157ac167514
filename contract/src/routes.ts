// The whole HTTP contract as one table. The server registers from it and the OpenAPI document is
// printed from it; browsers have the tables of their audiences.

import { clientRoutes } from './client/routes.ts'
import { publicRoutes } from './public/routes.ts'
import type { Route } from './shared/route.ts'
import { tokenRoutes } from './token/routes.ts'

export const routes = {
  ...publicRoutes,
  ...tokenRoutes,
  ...clientRoutes,
} as const satisfies Record<string, Route>
