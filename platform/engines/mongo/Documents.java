import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoCollection;
import de.bwaldvogel.mongo.backend.ArrayFilters;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DocumentWithPosition;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.oplog.Oplog;
import java.util.Comparator;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.h2.mvstore.MVMap;

/** Documents by their ids. */
final class Documents extends AbstractSynchronizedMongoCollection<Object> {
    private final MVMap<Object, Stored> documents;
    private boolean changing;

    Documents(MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Stored> documents, CursorRegistry cursors) {
        super(database, name, options, cursors);
        this.documents = documents;
    }

    /** Looks only at what an index names, as soon as the query asks for the index's field among others. */
    @Override
    protected QueryResult queryDocuments(Document query, Document order, int skip, int limit, int batch, Document fields) {
        for (Index<Object> index : getIndexes()) {
            String field = index.getKeys().get(0).getKey();
            if (!query.containsKey(field)) continue;
            Document asked = new Document(field, query.get(field));
            if (index.canHandle(asked)) return matchDocuments(query, index.getPositions(asked), order, skip, limit, batch, fields);
        }
        return matchDocuments(query, order, skip, limit, batch, fields);
    }

    @Override
    protected QueryResult matchDocuments(Document query, Document order, int skip, int limit, int batch, Document fields) {
        Stream<DocumentWithPosition<Object>> all = streamAllDocumentsWithPosition();
        if (isNaturalDescending(order)) all = all.sorted((one, other) -> documents.getKeyType().compare(other.getPosition(), one.getPosition()));
        return matchDocumentsFromStream(all.map(DocumentWithPosition::getDocument), query, order, skip, limit, batch, fields);
    }

    /** What is about to be changed is changed in a copy: others may be reading the document. */
    @Override
    protected QueryResult matchDocumentsFromStream(
            Document query, Stream<Document> stream, int skip, int limit, int batch, Comparator<Document> order, Document fields) {
        Stream<Document> matching = stream.filter(document -> documentMatchesQuery(document, query));
        return super.matchDocumentsFromStream(new Document(), changing ? matching.map(Document::cloneDeeply) : matching, skip, limit, batch, order, fields);
    }

    @Override
    public synchronized Document updateDocuments(Document selector, Document update, ArrayFilters filters, boolean multi, boolean upsert, Oplog oplog) {
        return change(() -> super.updateDocuments(selector, update, filters, multi, upsert, oplog));
    }

    @Override
    public synchronized Document findAndModify(Document query) {
        return change(() -> super.findAndModify(query));
    }

    private Document change(Supplier<Document> work) {
        changing = true;
        try {
            return work.get();
        } finally {
            changing = false;
        }
    }

    @Override
    protected Document getDocument(Object position) {
        return documents.get(position).document();
    }

    @Override
    protected Stream<DocumentWithPosition<Object>> streamAllDocumentsWithPosition() {
        return documents.entrySet().stream().map(entry -> new DocumentWithPosition<>(entry.getValue().document(), entry.getKey()));
    }

    @Override
    protected Object addDocumentInternal(Document document) {
        Object position = getIdField() == null ? UUID.randomUUID() : Missing.ofNullable(Utils.getSubdocumentValue(document, getIdField()));
        documents.put(position, Stored.of(document));
        return position;
    }

    @Override
    protected void handleUpdate(Object position, Document before, Document after) {
        documents.put(position, Stored.of(after));
    }

    @Override
    protected void removeDocument(Object position) {
        documents.remove(position);
    }

    @Override
    public int count() {
        return documents.size();
    }

    @Override
    public boolean isEmpty() {
        return documents.isEmpty();
    }

    @Override
    protected boolean tracksDataSize() {
        return false;
    }

    @Override
    protected void updateDataSize(int difference) {
        throw new UnsupportedOperationException();
    }

    @Override
    protected int getDataSize() {
        return 0;
    }
}
