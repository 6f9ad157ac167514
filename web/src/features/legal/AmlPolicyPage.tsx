// AML and KYC Policy: how clients are identified.

import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('aml-policy')

export default function AmlPolicyPage() {
  return <LegalPage id="aml-policy" />
}
