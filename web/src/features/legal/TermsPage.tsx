// Terms and Conditions: the agreement with a client.

import type { PageProps } from '../../lib/site/page.ts'
import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('terms')

export default function TermsPage({ params: { version } }: PageProps) {
  return <LegalPage id="terms" version={version} />
}
