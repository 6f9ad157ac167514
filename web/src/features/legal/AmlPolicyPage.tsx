// AML and KYC Policy: how clients are identified.

import type { PageProps } from '../../lib/site/page.ts'
import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('aml-policy')

export default function AmlPolicyPage({ params: { version } }: PageProps) {
  return <LegalPage id="aml-policy" version={version} />
}
