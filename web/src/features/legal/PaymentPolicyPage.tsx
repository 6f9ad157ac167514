// Payment Policy: how money comes in and goes out.

import type { PageProps } from '../../lib/site/page.ts'
import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('payment-policy')

export default function PaymentPolicyPage({ params: { version } }: PageProps) {
  return <LegalPage id="payment-policy" version={version} />
}
