// Risk Disclosure: what somebody who trades here can lose.

import type { PageProps } from '../../lib/site/page.ts'
import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('risk-disclosure')

export default function RiskDisclosurePage({ params: { version } }: PageProps) {
  return <LegalPage id="risk-disclosure" version={version} />
}
