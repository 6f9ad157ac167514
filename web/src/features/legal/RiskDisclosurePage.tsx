// Risk Disclosure: what somebody who trades here can lose.

import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('risk-disclosure')

export default function RiskDisclosurePage() {
  return <LegalPage id="risk-disclosure" />
}
