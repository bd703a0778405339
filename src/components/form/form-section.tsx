import type { ReactNode } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "~/components/ui/card";

type FormSectionProps = { title?: ReactNode; description?: ReactNode; children: ReactNode };

export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <Card>
      {title !== undefined && (
        <CardHeader>
          <CardTitle>{title}</CardTitle>
          {description !== undefined && <CardDescription>{description}</CardDescription>}
        </CardHeader>
      )}
      <CardContent className="grid grid-cols-1 gap-5">{children}</CardContent>
    </Card>
  );
}
