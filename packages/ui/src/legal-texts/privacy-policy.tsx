import { Clause, EmailLink, LegalDocument, type LegalTextProps } from './legal-document';

/** The Privacy Policy, with the statements that the product specification makes (companion document, section 9). */
export function PrivacyPolicy({ productName, supportEmail }: LegalTextProps) {
  return (
    <LegalDocument>
      <p>This policy says what {productName} knows about you, what for, who else sees it, and what you can do about it.</p>
      <Clause title="1. What we collect">
        <ul>
          <li>
            <strong>Account:</strong> your name, your email address, a photo if you choose one, and your password, which is stored only as a hash.
          </li>
          <li>
            <strong>Where your phone is:</strong> only after you tap Near me to find a course, to within about 100 metres. It is used for that one answer and stored nowhere.
          </li>
          <li>
            <strong>Games:</strong> the groups, player names, photos, scores, cards and payouts that you and your groups enter.
          </li>
          <li>
            <strong>Subscription:</strong> your plan, its state and its dates.
          </li>
          <li>
            <strong>Preferences:</strong> what you last looked at, whether you want marketing emails, and, if you choose notifications on a phone, the address its browser gives us
            for them.
          </li>
          <li>
            <strong>Technical data:</strong> what every web server sees, such as IP address, browser and time, to keep the service secure and working.
          </li>
        </ul>
      </Clause>
      <Clause title="2. What we use it for">
        <p>
          To run {productName}: to sign you in, keep your scores, show them to your group, calculate payouts, bill your subscription, answer you, and send essential messages about
          your account, security, billing and the service. Marketing emails are sent only with your consent, which you can withdraw at any time under Email Preferences.
        </p>
      </Clause>
      <Clause title="3. Payments">
        <p>
          Card data is handled by payment providers. It goes from your device to them; we never see or store your full card number. We keep what is needed to know which plan you
          are on, and the brand and last four digits of your card.
        </p>
      </Clause>
      <Clause title="4. Cookies and storage on your device">
        <p>
          We use one cookie to keep you signed in, and one to know a device again on which you have signed in, so that strangers who guess your password do not keep you out; it is
          kept for 400 days after your last sign-in. Scores that you enter without signal, and what you last looked at, are stored on your device until you sign out; scores that
          have not been sent stay until they have been.
        </p>
      </Clause>
      <Clause title="5. Analytics">
        <p>
          Where analytics are switched on, a third-party service counts which pages are visited. We use these figures in aggregate only, to see what is useful, never to follow a
          person.
        </p>
      </Clause>
      <Clause title="6. Who else sees it">
        <ul>
          <li>The members of your groups see the group’s players, scores, cards and payouts.</li>
          <li>Companies that work for us, such as for hosting, email and payments, see what they need for it and may use it for nothing else.</li>
          <li>The maker of your browser passes notifications on to your phone if you choose them there. They are encrypted: only your phone can read them.</li>
          <li>Authorities, if the law obliges us.</li>
        </ul>
        <p>We do not sell personal data.</p>
      </Clause>
      <Clause title="7. How long we keep it">
        <p>
          As long as your account exists. When it is deleted, your personal details are erased; what belongs to a group, such as its scores, stays with that group’s other members.
          Billing records are kept as long as the law requires.
        </p>
        <p>
          Of an email address that had its free trial, a keyed hash is kept, also after the account is deleted. The address cannot be read from it. It is used for nothing but
          refusing a second free trial to the same address.
        </p>
      </Clause>
      <Clause title="8. Security">
        <p>
          Data travels encrypted, passwords are hashed and access is limited. No service can promise perfect security; if something happens that concerns your data, we tell you.
        </p>
      </Clause>
      <Clause title="9. Children">
        <p>
          {productName} is for people of 13 and older. We do not knowingly collect data from children under 13. If you believe a child has given us data, write to us and we will
          delete it.
        </p>
      </Clause>
      <Clause title="10. Your rights">
        <p>
          You may ask what we know about you, have it corrected or deleted, take it with you, and object to how it is used. Under Your Data you download all of it and delete your
          account yourself; for anything else, write to <EmailLink address={supportEmail} />.
        </p>
      </Clause>
      <Clause title="11. Changes">
        <p>We announce material changes of this policy in the app or by email 30 days before they take effect.</p>
      </Clause>
      <Clause title="12. Contact">
        <p>
          Questions about your data: <EmailLink address={supportEmail} />.
        </p>
      </Clause>
    </LegalDocument>
  );
}
