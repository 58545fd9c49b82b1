import { type LegalSection, operatorNote } from '../../content/company/legal.ts';
import { Link } from '../../navigation/router.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** A page that is only words, and says for whom it speaks. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <Section>
        <Prose>
          <p>
            <em>{operatorNote}</em>
          </p>
          {sections.flatMap(({ id, title: heading, paragraphs, link }) => [
            <h2 id={id} key={id}>
              {heading}
            </h2>,
            ...paragraphs.map((text) => <p key={text}>{text}</p>),
            link && (
              <p key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </p>
            ),
          ])}
        </Prose>
      </Section>
    </>
  );
}
