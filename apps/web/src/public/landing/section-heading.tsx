type SectionHeadingProps = { id: string; title: string; lead?: string };

export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
