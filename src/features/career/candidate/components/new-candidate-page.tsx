"use client";

import { ReferenceField } from "~/components/fields/reference-field";
import { FormSection } from "~/components/form/form-section";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { candidateSchema, emptyCandidate } from "~/features/career/candidate/schema";
import { api } from "~/trpc/client";
import { ApplicationFields, PersonFields } from "./candidate-fields";
import { useReferences } from "./use-references";

const { byId, create, update } = api.career.candidate;

/** Adds a candidate who did not apply on the site. */
export function NewCandidatePage() {
  const { assignees } = useReferences();
  return (
    <div className="mx-auto w-full max-w-article">
      <ResourceFormPage
        path="/admin/candidate"
        api={{ byId, create, update }}
        record={null}
        schema={candidateSchema}
        empty={emptyCandidate}
      >
        {(control) => (
          <>
            <FormSection>
              <PersonFields control={control} doubt={null} isFocused />
            </FormSection>
            <FormSection>
              <ApplicationFields control={control} candidate={null} />
              <ReferenceField control={control} name="assigneeId" reference={assignees} current={null} />
            </FormSection>
          </>
        )}
      </ResourceFormPage>
    </div>
  );
}
