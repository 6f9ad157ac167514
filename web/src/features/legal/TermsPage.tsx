// Terms and Conditions: the agreement with a client.

import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('terms')

export default function TermsPage() {
  return <LegalPage id="terms" />
}
