import { Clause, EmailLink, LegalDocument, type LegalTextProps } from './legal-document';

/** The Terms of Service, with the terms that the product specification states (companion document, section 9). */
export function TermsOfService({ productName, supportEmail }: LegalTextProps) {
  return (
    <LegalDocument>
      <p>
        These terms are an agreement between you and the provider of {productName} (“we”, “us”). By creating an account or using {productName} you accept them. If you do not accept
        them, please do not use it.
      </p>
      <Clause title="1. What the service is">
        <p>
          {productName} scores side games played during a round of golf and calculates what the players of a group owe each other. It is a utility only. It does not facilitate
          real-money gambling: it takes no bets, holds no stakes and moves no money between players. Amounts shown are the result of arithmetic on what players entered. You alone
          are responsible for whether and how you settle them, and for following the laws that apply where you are.
        </p>
      </Clause>
      <Clause title="2. Who may use it">
        <p>You must be 13 or older. If you are under the age of majority where you live, a parent or guardian must agree to these terms for you.</p>
      </Clause>
      <Clause title="3. Your account">
        <p>
          Give correct details, keep your password to yourself and tell us if you believe someone else uses your account. You are responsible for what happens under it. Anyone who
          has a group’s share code can join that group and see and change its scores, so share it only with people you play with.
        </p>
      </Clause>
      <Clause title="4. Free trial">
        <p>A new account may use {productName} free of charge for 7 days. We may end or change trials for accounts that misuse them.</p>
      </Clause>
      <Clause title="5. Plans and prices">
        <p>
          After the trial a subscription is needed: $1.99 per month, or $16.99 per year, plus taxes where they apply. The price shown when you subscribe is the one that counts.
        </p>
      </Clause>
      <Clause title="6. Automatic renewal">
        <p>
          Your subscription renews automatically at the end of each month or year, and your payment method is charged, unless you cancel before then. You can cancel at any time
          under Manage Subscription.
        </p>
      </Clause>
      <Clause title="7. Cancelling, and refunds">
        <p>
          When you cancel, you keep access until the end of the period you have paid for, or until the end of your trial, and are not charged again. There are no refunds for
          partial periods, except where the law requires them.
        </p>
      </Clause>
      <Clause title="8. Fair use">
        <p>Do not break the law with {productName}, disturb it for others, try to get at data that is not yours, copy or resell it, or load it with automated requests.</p>
      </Clause>
      <Clause title="9. Your content">
        <p>
          Names, scores, cards and photos that you enter stay yours. You let us store and show them to the members of your groups, as the service needs. Enter only what you are
          allowed to share.
        </p>
      </Clause>
      <Clause title="10. Changes">
        <p>
          We may improve, change or discontinue features, and we may change these terms. We give 30 days’ notice of material changes, in the app or by email. If you go on using{' '}
          {productName} after they take effect, you accept them.
        </p>
      </Clause>
      <Clause title="11. Termination">
        <p>
          You may stop using {productName} at any time. We may suspend or end access at our discretion, in particular if these terms are broken. What by its nature should outlast
          the end of this agreement does.
        </p>
      </Clause>
      <Clause title="12. No warranty">
        <p>
          {productName} is provided as it is and as available. We do our best that scores are kept and sums are right, but we do not promise that it is always available or free of
          errors. Check a result before you act on it.
        </p>
      </Clause>
      <Clause title="13. Limit of liability">
        <p>
          As far as the law allows, we are not liable for indirect or consequential loss, or for what players owe, pay or fail to pay each other. Our total liability is limited to
          the greater of what you paid us in the 12 months before the event and USD 50.
        </p>
      </Clause>
      <Clause title="14. Contact">
        <p>
          Questions about these terms: <EmailLink address={supportEmail} />.
        </p>
      </Clause>
    </LegalDocument>
  );
}
