// Privacy Policy: what is kept about people, and why.

import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('privacy')

export default function PrivacyPolicyPage() {
  return <LegalPage id="privacy" />
}
