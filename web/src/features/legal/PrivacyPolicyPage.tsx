// Privacy Policy: what is kept about people, and why.

import type { PageProps } from '../../lib/site/page.ts'
import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('privacy')

export default function PrivacyPolicyPage({ params: { version } }: PageProps) {
  return <LegalPage id="privacy" version={version} />
}
