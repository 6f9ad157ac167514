// Payment Policy: how money comes in and goes out.

import { LegalPage } from './LegalPage.tsx'
import { legalSitePage } from './legal-site-page.ts'

export const page = legalSitePage('payment-policy')

export default function PaymentPolicyPage() {
  return <LegalPage id="payment-policy" />
}
