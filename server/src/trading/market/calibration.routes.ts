// The recorded calibration over HTTP: public, and the same until a new version brings another.

import type { CalibrationView } from '#contract/public/calibration.ts'
import { routes } from '#contract/routes.ts'
import type { Router } from '#server/platform/http.ts'

export function registerCalibrationRoutes(router: Router, calibration: CalibrationView): void {
  router.on(routes.calibration, () => ({ status: true as const, message: '', data: calibration }))
}
