import { PaymentMissing } from '@/components/payments/payment-missing';

export default function PaymentNotFound() {
  return <PaymentMissing />;
}
